import { z } from 'zod';

const id = z.string().nullish();
const owner = z.object({ id: z.string() }).nullish();

/** Where payloads of all kinds name the workspace that they are for. */
const origin = z.object({
  team: owner,
  enterprise: owner,
  team_id: id,
  enterprise_id: id,
  context_team_id: id,
  is_enterprise_install: z.union([z.string(), z.boolean()]).nullish(),
  authorizations: z
    .array(
      z.object({ team_id: id, enterprise_id: id, is_enterprise_install: z.boolean().nullish() }),
    )
    .nullish(),
});

/**
 * The workspace whose app a payload is for: with shared channels another than its author's. An app
 * that is installed for an organisation is one team there, whichever workspace it is in.
 */
export function teamIn(body: unknown): string | undefined {
  const read = origin.safeParse(body).data;
  if (read === undefined) return undefined;
  const [authorization] = read.authorizations ?? [];
  const { is_enterprise_install: forAll } = authorization ?? read;
  const enterprise = authorization?.enterprise_id ?? read.enterprise?.id ?? read.enterprise_id;
  const team = authorization?.team_id ?? read.context_team_id ?? read.team?.id ?? read.team_id;
  const forEnterprise = forAll === true || forAll === 'true';
  return (forEnterprise ? enterprise : team) ?? team ?? enterprise ?? undefined;
}
