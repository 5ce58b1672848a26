import { MemberCategory } from '#contract/codes.ts'
import type { GuardName, Remedy, SiteDocument } from '#contract/page.gen.ts'
import type { Device } from '#contract/value.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { mask } from '#domain/person/mask.ts'

/** The evaluated `with` of a guard, which its remedy's dialog receives. */
type Given = Readonly<Record<string, unknown>>

/** A remedy and the parameters of its dialog. */
export interface RemedyUse {
  remedy: Remedy
  given: Given
}

/** Another guard whose remedy is used, and the parameters of its dialog. */
interface Borrowed {
  guard: GuardName
  given: Given
}

/**
 * Ownership of a unit's record is proven by the unit's login, of any other by its mobile (specification, section 5).
 * `with.mobile` may be any search keyword, so it is passed on only when it is the record's mobile.
 */
function proofOfOwner({ record, mobile }: Given): Borrowed {
  const { oneMemberCode, maskMobile } = isRecord(record) ? record : {}
  if (oneMemberCode === MemberCategory.Group) return { guard: 'orgUser', given: {} }
  const isItsOwn = typeof mobile === 'string' && mask('mobile', mobile) === maskMobile
  return { guard: 'mobileProven', given: { record, ...(isItsOwn && { mobile }) } }
}

/** Guards that use another guard's remedy. */
const AS_ANOTHER: Partial<Record<GuardName, (given: Given) => Borrowed>> = {
  ownsRecord: proofOfOwner,
}

/** Returns the site's remedy of a guard on a device; the guard's own takes precedence over a shared one. */
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
