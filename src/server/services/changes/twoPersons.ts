import type { DocumentShapes } from '#contract/configuration.gen.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import type { ConfigChange } from '../../store/repositories/configChanges.ts'
import type { ConfigurationDocuments } from '../configuration/orgConfiguration.ts'
import { parsedDocument } from '../configuration/parsedDocument.ts'

/**
 * Whether the society wants a change set to be sent by one person and published by another (decision 0396).
 * @param live the documents that are live, not those that are to be: no change undoes the demand by itself
 */
export const needsTwoPersons = (live: ConfigurationDocuments): boolean => {
  const staff = parsedDocument(live, 'staff.json') as DocumentShapes['staff.json'] | undefined
  return staff?.twoPersons?.publishing === true
}

/** @throws Conflict for a change set that nobody has sent, or that the publisher sent */
export function requireSecondPerson({ status, readyBy }: ConfigChange, publisher: string): void {
  if (status === 'open') throw new Refusal(RefusalCode.Conflict, 'publishNotReady')
  if (readyBy === publisher) throw new Refusal(RefusalCode.Conflict, 'publishSamePerson')
}
