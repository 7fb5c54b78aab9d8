import { spawnSync } from 'node:child_process';

/** How a Redis server is started here, or why it cannot be. */
export type RedisProgram =
  | { readonly by: 'path' | 'docker' }
  | { readonly by: 'nothing'; readonly why: string };

/**
 * A redis-server on the path; else installed from Debian's packages, where the run may (root in a
 * container; it says so); else in Docker.
 */
export function findRedis(): RedisProgram {
  if (works('redis-server', ['--version'])) return { by: 'path' };
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    process.stdout.write(
      'Installing redis-server from the packages of this system for the tests.\n',
    );
    // Another run may be doing the same: the lock is waited for.
    const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=120'];
    spawnSync('apt-get', [...patient, 'update']);
    const install = ['install', '-y', '--no-install-recommends', 'redis-server'];
    spawnSync('apt-get', [...patient, ...install], {
      // The package would start a server of its own; the tests start theirs.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    if (works('redis-server', ['--version'])) return { by: 'path' };
  }
  if (works('docker', ['info'])) return { by: 'docker' };
  return {
    by: 'nothing',
    why:
      'These tests need a Redis server. Install one (Debian: apt-get install redis-server), or run ' +
      'as root in a container so that the tests can, or start Docker, or for the tests of the ' +
      'contract alone set REDIS_URL to a server that may be written to.',
  };
}

function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
