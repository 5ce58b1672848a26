import { dictionaryName } from '#domain/dictionary/dictionaryName.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { subOrgName } from '../leadership/terms.ts'
import type { SharedData } from '../shared/sharedData.ts'

/** Names beside the codes of an organisation application, in one organisation's words. */
export interface OrWords {
  statusName(status: string): string
  subOrgName(id: string): string
  sessionName(session: string): string
}

export function orWords(
  configuration: OrgConfiguration,
  { dictionaries }: Pick<SharedData, 'dictionaries'>,
): OrWords {
  return {
    statusName: (status) => dictionaryName(dictionaries, 'OR_APPLY_STATUS', status),
    subOrgName: (id) => subOrgName(configuration, id),
    sessionName: (session) => dictionaryName(dictionaries, 'OR_SESSION', session),
  }
}
