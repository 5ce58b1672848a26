import type { CallContext } from '../../binder/callRequest.ts'

/** Whose value is no other's: the account that is named, or whoever is logged in. */
export const ownId = ({
  input,
  subject,
}: CallContext & { input: { userId?: string } }): string | undefined =>
  input.userId ?? subject.account?.id
