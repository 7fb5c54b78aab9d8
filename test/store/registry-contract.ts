import { describe, expect, test } from 'vitest';
import type { Registry } from '../../src/store/registry.ts';

export interface Sample {
  readonly url: string;
  readonly count: number;
}

const sample = (url: string, count = 0): Sample => ({ url, count });

/** What every registry keeps. */
export function registryContract(
  name: string,
  makeRegistry: () => Promise<Registry<Sample>>,
): void {
  const promised = (promise: string, check: (registry: Registry<Sample>) => Promise<void>) => {
    test(promise, async () => {
      const registry = await makeRegistry();
      try {
        await check(registry);
      } finally {
        await registry.close();
      }
    });
  };

  describe(`${name} keeps the contract of registries`, () => {
    promised('what nobody put there is absent', async (registry) => {
      expect(await registry.get('crm')).toBeUndefined();
    });

    promised('what was put there is there, under its name alone', async (registry) => {
      expect(await registry.update('crm', () => sample('a'))).toEqual(sample('a'));
      expect(await registry.get('crm')).toEqual(sample('a'));
      expect(await registry.get('CRM')).toBeUndefined();
    });

    promised('a change sees what is there, and takes its place', async (registry) => {
      await registry.update('crm', () => sample('a', 1));
      const changed = await registry.update('crm', (current) => {
        expect(current).toEqual(sample('a', 1));
        return sample('b', 2);
      });
      expect(changed).toEqual(sample('b', 2));
      expect(await registry.get('crm')).toEqual(sample('b', 2));
    });

    promised('nothing in the place of something removes it', async (registry) => {
      await registry.update('crm', () => sample('a'));
      expect(await registry.update('crm', () => undefined)).toBeUndefined();
      expect(await registry.get('crm')).toBeUndefined();
      expect(await registry.update('crm', () => undefined)).toBeUndefined();
    });

    promised('what is put there takes the place of what was', async (registry) => {
      await registry.put('crm', sample('a'));
      await registry.put('crm', sample('b'));
      expect(await registry.get('crm')).toEqual(sample('b'));
    });

    promised('one that is removed is gone, and its name free', async (registry) => {
      await registry.update('crm', () => sample('a'));
      expect(await registry.remove('crm')).toBe(true);
      expect(await registry.remove('crm')).toBe(false);
      expect(await registry.update('crm', (current) => current ?? sample('b'))).toEqual(
        sample('b'),
      );
    });

    promised('changes at the same time are all made', async (registry) => {
      await registry.update('crm', () => sample('a'));
      const raise = (current: Sample | undefined) => sample('a', (current?.count ?? 0) + 1);
      await Promise.all(Array.from({ length: 20 }, () => registry.update('crm', raise)));
      expect(await registry.get('crm')).toEqual(sample('a', 20));
    });

    promised('of two that add the same name, the second sees the first', async (registry) => {
      const add = (url: string) =>
        registry.update('crm', (current) => {
          if (current !== undefined) throw new Error('taken');
          return sample(url);
        });
      const added = await Promise.allSettled([add('a'), add('b')]);
      expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    promised('a change that throws changes nothing', async (registry) => {
      await registry.update('crm', () => sample('a'));
      const change = registry.update('crm', () => {
        throw new Error('no');
      });
      await expect(change).rejects.toThrow('no');
      expect(await registry.get('crm')).toEqual(sample('a'));
    });

    promised('what is handed out is a copy', async (registry) => {
      const given = { url: 'a', count: 1 };
      await registry.update('crm', () => given);
      given.count = 2;
      expect(await registry.get('crm')).toEqual(sample('a', 1));
    });
  });
}
