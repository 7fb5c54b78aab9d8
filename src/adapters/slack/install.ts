import type { HTTPReceiverOptions, Logger } from '@slack/bolt';
import type { WebClientOptions } from '@slack/web-api';
import { type Installations, installationOf } from './installations.ts';
import { scopes } from './manifest.ts';
import { installedPage, notInstalledPage } from './pages.ts';

/** The app as Slack knows it, and what ties the two ends of an installation to one browser. */
export interface AppCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly stateSecret: string;
}

export interface InstallOptions {
  readonly app: AppCredentials;
  readonly installations: Installations;
  readonly clientOptions: WebClientOptions & { readonly logger: Logger };
  readonly nowMs: () => number;
  readonly installed: (team: string) => void;
}

/** The part of a receiver's options that serves the two addresses of an installation. */
export type InstallRoutes = Pick<
  HTTPReceiverOptions,
  'clientId' | 'clientSecret' | 'stateSecret' | 'scopes' | 'installationStore' | 'installerOptions'
>;

/**
 * Installing by browser: `/slack/install` leads to Slack, which asks whoever opened it and leads back
 * to `/slack/oauth_redirect`. Bolt does both; what it stores is used by installed-bots.ts alone, since
 * Bolt renews tokens without a lock.
 */
export function installRoutes(options: InstallOptions): InstallRoutes {
  const { app, installations, clientOptions, nowMs, installed } = options;
  return {
    ...app,
    scopes: [...scopes],
    installationStore: {
      async storeInstallation(granted) {
        const { team, installation } = installationOf(granted, nowMs());
        await installations.put(team, installation);
        installed(team);
      },
      fetchInstallation: async () => {
        throw new TypeError('Bolt is not to look up installations.');
      },
    },
    installerOptions: {
      directInstall: true,
      clientOptions,
      callbackOptions: {
        success: ({ team, appId }, _, request, response) =>
          installedPage(request, response, { team: team?.id, app: appId }),
        failure: (_, __, request, response) => notInstalledPage(request, response),
      },
    },
  };
}
