import { describe, expect, test } from 'vitest';
import { desksOf, targetsWithoutDesk } from '../../src/adapters/desk-addresses.ts';
import type { Adapter } from '../../src/adapters/port.ts';
import { fakeAdapter } from '../runtime/fakes.ts';
import { flow } from '../store/sample.ts';

const withDesks: Adapter = {
  ...fakeAdapter('chat'),
  desks: {
    place: (address) => (/^C\d+$/.test(address) ? `chat:${address}` : undefined),
    noteKey: (place, id) => `${place}:${id}`,
  },
};

describe('places where people take over', () => {
  test('are keys of the platform that they name', () => {
    expect(desksOf({ service_team: 'chat:C1' }, [withDesks])).toEqual({
      ok: true,
      desks: { service_team: 'chat:C1' },
    });
  });

  test.each([
    ['an address that is none', 'chat:general', 'write the platform'],
    ['a platform that is not configured', 'slack:C1', 'slack is not configured'],
    ['a platform that has no such places', 'test:C1', 'test is not configured'],
  ])('%s is a fault', (_, address, remedy) => {
    expect(desksOf({ service_team: address }, [withDesks, fakeAdapter()])).toEqual({
      ok: false,
      faults: [
        { variable: 'SLOTWISE_HANDOVER_SERVICE_TEAM', remedy: expect.stringContaining(remedy) },
      ],
    });
  });

  test('targets that have none are told', () => {
    const flows = ['service-team', 'service-team', 'sales'].map((target) => ({
      ...flow,
      handover: { target },
    }));
    expect(targetsWithoutDesk([...flows, flow], { service_team: 'chat:C1' })).toEqual(['sales']);
  });
});
