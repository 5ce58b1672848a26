import type { CallData, Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'
import type { Configurations } from '../documents/configurations.ts'
import { rightsThereAre, whoHasWhich } from './staffRights.ts'

type Kind = Schema<'SettingKind'>

/** Documents of the settings that the specification, section 7, manages under these names. */
const PATHS: Record<Kind, RegExp | undefined> = {
  dictionary: /^dictionaries\//,
  menu: /^modules\.json$/,
  orgType: /^(?:memberTypes|subOrgs)\.json$/,
  systemConfig: /^(?:organisation|site)\.json$/,
  form: /^formConfig\//,
  flow: /^memberConfig\.json$/,
  auditOpinion: /^statusList\.json$/,
  domainName: /^organisation\.json$/,
  auth: /^staff\.json$/,
  role: undefined,
  table: /^(?:formConfig|pages|dialogs|fragments)\//,
  onlineService: /^(?:organisation|site)\.json$/,
}

/** Returns the current documents of a kind for staff, together with built-in ones. */
export async function readSettings(
  request: Call<'settings', 'org', { store: Store; configuration: Configurations }>,
): Promise<CallData<'settings'>> {
  const { input, org, parts } = request
  const { version, documents } = await parts.configuration.of(org.orgId)
  const isWanted = (path: string, text: string) =>
    PATHS[input.kind]?.test(path) && (input.kind !== 'table' || hasTable(JSON.parse(text)))
  const found = Object.entries(documents).filter(([path, text]) => isWanted(path, text))
  const configured = found.map(([path, text]) => ({ path, text }))
  return { version, documents: [...configured, ...(await ofProduct(request))] }
}

/** Kinds without documents: rights are built in, and their assignment is stored with the accounts (decision 0229). */
async function ofProduct({ input, org, parts }: Call<'settings', 'org', { store: Store }>) {
  if (input.kind === 'auth') return [document('rights.json', rightsThereAre())]
  if (input.kind !== 'role') return []
  return [document('roles.json', await parts.store.tx(org.orgId, whoHasWhich))]
}

const document = (path: string, contents: readonly object[]) => ({
  path,
  text: JSON.stringify(contents, null, 2),
})

/**
 * Refuses to change a single document, because a configuration is checked and published as a whole.
 * @throws Conflict always
 */
export async function refuseChange(): Promise<never> {
  throw new Refusal(RefusalCode.Conflict, 'settingsPublished')
}

/** True when a document contains a table with columns: a form field or a page node. */
function hasTable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const isTable = 'type' in value && value.type === 'table'
  return isTable || Object.values(value).some(hasTable)
}
