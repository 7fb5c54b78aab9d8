import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SlackWords, slackWords } from './words.ts';

/** What a browser shows when the app was installed, with the way to it. */
export function installedPage(
  request: IncomingMessage,
  response: ServerResponse,
  { team, app }: { readonly team: string | undefined; readonly app: string | undefined },
): void {
  const words = wordsOf(request);
  const query = new URLSearchParams({ ...(app && { app }), ...(team && { team }) });
  const link = app ? `https://slack.com/app_redirect?${query}` : 'https://slack.com';
  show(response, 200, words.installedTitle, words.installedText, [link, words.openSlack]);
}

/** When it was not, whether somebody changed their mind or something failed. */
export function notInstalledPage(request: IncomingMessage, response: ServerResponse): void {
  const words = wordsOf(request);
  const again = ['/slack/install', words.installAgain] as const;
  show(response, 400, words.notInstalledTitle, words.notInstalledText, again);
}

function wordsOf({ headers }: IncomingMessage): SlackWords {
  return slackWords(headers['accept-language']?.split(/[,;]/)[0]);
}

function show(
  response: ServerResponse,
  status: number,
  title: string,
  text: string,
  [link, label]: readonly [string, string],
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
    // The address of this page has the code of the installation in it.
    'referrer-policy': 'no-referrer',
  });
  response.end(`<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { font: 18px/1.5 system-ui, sans-serif; max-width: 26em; margin: 18vh auto; padding: 0 1.5em; color: #1d1c1d }
  h1 { font-size: 1.5em; margin: 0 }
  a { display: inline-block; margin-top: 1em; padding: .5em 1.2em; border-radius: .4em; background: #4a154b; color: #fff; text-decoration: none }
</style>
<h1>${title}</h1>
<p>${text}</p>
<a href="${link.replaceAll('&', '&amp;')}">${label}</a>
`);
}
