import type { CallFile } from '#contract/calls.ts'
import type { Host } from '../host.ts'
import { LAZY_TEXTS } from '../lazyTexts.ts'

/** Faster downloads show no progress message. */
const A_MOMENT_MS = 300

/** Waits for a file, showing progress, and saves it; returns its name. */
export async function savedFile(
  { clock, notices, save }: Pick<Host, 'clock' | 'notices' | 'save'>,
  ask: () => Promise<unknown>,
): Promise<Pick<CallFile, 'name'>> {
  let settled = () => {}
  const callOff = clock.after(A_MOMENT_MS, () => {
    settled = notices.underWay(LAZY_TEXTS.preparing)
  })
  try {
    const file = (await ask()) as CallFile
    await save(file)
    return { name: file.name }
  } finally {
    callOff()
    settled()
  }
}
