import { type CallSubject, ownershipSubject } from './subject.ts'

/** Whoever asked for the upload: by login or by a proven mobile. */
export const ownersOf = (subject: CallSubject): string[] => {
  const { mobile, provenMobiles = [] } = ownershipSubject(subject)
  return [subject.account?.id, mobile, ...provenMobiles].filter((owner) => owner !== undefined)
}
