import type { TestProject } from 'vitest/node';
import { findRedis, type RedisProgram } from './redis-program.ts';

/** Finds a Redis once for the whole run, before tests that need one start side by side. */
export default function setup(project: TestProject): void {
  project.provide('redisProgram', findRedis());
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly redisProgram: RedisProgram;
  }
}
