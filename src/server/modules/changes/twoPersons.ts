import type { DocumentShapes } from '#contract/configuration.gen.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'
import type { ConfigChange } from './repositories/configChanges.ts'

/**
 * Returns true if the society requires one person to send a change set and another to publish it (decision 0396).
 * @param live the live documents, not the draft: a change cannot lift the requirement for its own publication
 */
export const needsTwoPersons = (live: ConfigurationDocuments): boolean => {
  const staff = parsedDocument(live, 'staff.json') as DocumentShapes['staff.json'] | undefined
  return staff?.twoPersons?.publishing === true
}

/** Returns why the publisher is no second person: the change set has not been sent, or the publisher sent it. */
export function lacksSecondPerson(
  { status, readyBy }: ConfigChange,
  publisher: string,
): 'publishNotReady' | 'publishSamePerson' | undefined {
  if (status === 'open' || readyBy === null) return 'publishNotReady'
  return readyBy === publisher ? 'publishSamePerson' : undefined
}

/** @throws Conflict for a change set that has not been sent, or that the publisher sent */
export function requireSecondPerson(change: ConfigChange, publisher: string): void {
  const lack = lacksSecondPerson(change, publisher)
  if (lack) throw new Refusal(RefusalCode.Conflict, lack)
}
