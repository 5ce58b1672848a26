import { MemberCategory } from '#contract/codes.ts'
import type { GuardName, Remedy, SiteDocument } from '#contract/page.gen.ts'
import type { Device } from '#contract/value.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { mask } from '#domain/person/mask.ts'

/** A guard's `with`, read; a remedy's dialog is given it. */
type Given = Readonly<Record<string, unknown>>

/** What helps, and what its dialog is told. */
export interface RemedyUse {
  remedy: Remedy
  given: Given
}

/** The guard whose remedy serves another one, and what is told to its dialog. */
interface Borrowed {
  guard: GuardName
  given: Given
}

/**
 * A unit's record is shown to be one's own by the unit's login, any other by its mobile (specification, section 5).
 * `with.mobile` is a guess, such as the keyword that found the record: it is told only when it is the record's.
 */
function proofOfOwner({ record, mobile }: Given): Borrowed {
  const { oneMemberCode, maskMobile } = isRecord(record) ? record : {}
  if (oneMemberCode === MemberCategory.Group) return { guard: 'orgUser', given: {} }
  const isItsOwn = typeof mobile === 'string' && mask('mobile', mobile) === maskMobile
  return { guard: 'mobileProven', given: { record, ...(isItsOwn && { mobile }) } }
}

/** Guards that are met as another one is. */
const AS_ANOTHER: Partial<Record<GuardName, (given: Given) => Borrowed>> = {
  ownsRecord: proofOfOwner,
}

/** The site's remedy of a guard on a device; the guard's own goes before the one it borrows. */
export function remedyOf(
  { guards }: Pick<SiteDocument, 'guards'>,
  device: Device,
  guard: GuardName,
  given: Given,
): RemedyUse | undefined {
  const own = guards[guard]?.[device]
  if (own) return { remedy: own, given }
  const other = AS_ANOTHER[guard]?.(given)
  const remedy = other && guards[other.guard]?.[device]
  return remedy && { remedy, given: other.given }
}
