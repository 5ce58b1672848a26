import { type CallSubject, ownershipSubject } from '../subject.ts'

/** Whoever asked for the upload: by login, by a proven mobile, or by a recommendation. */
export const ownersOf = (subject: CallSubject): string[] => {
  const { mobile, provenMobiles = [], provenObjId } = ownershipSubject(subject)
  return [subject.account?.id, mobile, ...provenMobiles, provenObjId].filter(
    (owner) => owner !== undefined,
  )
}
