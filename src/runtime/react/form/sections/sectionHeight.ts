import type { FormSection } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'

/** Height in pixels of a row on PC, and of a field on phones, with label and gap. */
const PITCH: Record<Device, number> = { pc: 81, mobile: 92 }

/** Estimates a section's height; before it is mounted, only the scroll bar depends on it. */
export const sectionHeight = ({ rows }: FormSection, layout: Device): number =>
  (layout === 'pc' ? rows : rows.flat()).length * PITCH[layout]

/** Returns how many sections from the first on fill a screen of this height. */
export function sectionsFilling(
  sections: readonly FormSection[],
  layout: Device,
  height: number,
): number {
  let covered = 0
  const last = sections.findIndex((section) => {
    covered += sectionHeight(section, layout)
    return covered >= height
  })
  return last < 0 ? sections.length : last + 1
}
