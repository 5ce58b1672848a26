import type { MomentEnd } from './momentEnd.ts'
import { PcMoment } from './PcMoment.tsx'
import { PhoneMoment } from './PhoneMoment.tsx'

/** A date or time: typed or picked from a calendar on PC, turned on wheels on phones. */
export const MomentInput = (props: MomentEnd) =>
  props.edit.layout === 'pc' ? <PcMoment {...props} /> : <PhoneMoment {...props} />
