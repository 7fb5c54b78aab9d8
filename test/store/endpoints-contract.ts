import { expect, test } from 'vitest';
import type { EndpointRegistry } from '../../src/store/endpoints.ts';
import { registryContract, type Sample } from './registry-contract.ts';

/** What every registry of endpoints keeps. */
export function endpointsContract(
  name: string,
  makeRegistry: () => Promise<EndpointRegistry<Sample>>,
): void {
  registryContract(name, makeRegistry);

  test(`${name} lists all in the order of their names`, async () => {
    const registry = await makeRegistry();
    try {
      expect(await registry.list()).toEqual([]);
      for (const each of ['sales', 'crm', 'default']) {
        await registry.update(each, () => ({ url: each, count: 0 }));
      }
      expect(await registry.list()).toEqual(
        ['crm', 'default', 'sales'].map((each) => {
          return { name: each, endpoint: { url: each, count: 0 } };
        }),
      );
    } finally {
      await registry.close();
    }
  });
}
