import type { CallData, Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'

type Kind = Schema<'SettingKind'>

/** Where the configuration keeps what the specification, section 7, manages under these names. */
const PATHS: Record<Kind, RegExp> = {
  dictionary: /^dictionaries\//,
  menu: /^modules\.json$/,
  orgType: /^(?:memberTypes|subOrgs)\.json$/,
  systemConfig: /^(?:organisation|site)\.json$/,
  form: /^formConfig\//,
  flow: /^memberConfig\.json$/,
  auditOpinion: /^statusList\.json$/,
  domainName: /^organisation\.json$/,
}

/** The documents of a kind in the version that serves, for staff. */
export async function readSettings({
  input,
  org,
  parts,
}: CallRequest<'settings'>): Promise<CallData<'settings'>> {
  const { version, documents } = await parts.configuration.of(org.orgId)
  const found = Object.entries(documents).filter(([path]) => PATHS[input.kind].test(path))
  return { version, documents: found.map(([path, text]) => ({ path, text })) }
}

/** A configuration is checked and published as a whole; one document by itself is never changed. */
export async function refuseChange(): Promise<never> {
  throw new Refusal(RefusalCode.Conflict, 'settingsPublished')
}
