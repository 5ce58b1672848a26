import { type CallSubject, ownershipSubject } from './subject.ts'

/** Returns the possible owners of the caller's uploads: the account, and proven mobiles. */
export const ownersOf = (subject: CallSubject): string[] => {
  const { mobile, provenMobiles = [] } = ownershipSubject(subject)
  return [subject.account?.id, mobile, ...provenMobiles].filter((owner) => owner !== undefined)
}
