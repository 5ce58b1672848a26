import type { MountedForm, MountOptions } from './mountedForm.ts'
import type { Stage } from './openForm.tsx'
import { PartNotice } from './PartNotice.tsx'
import { loadStandardAreas } from './standardTables.ts'

/**
 * Stands for a form whose areas have still to come: it says so at its place, offers to try again when they could not be
 * had, and is the form from the moment they are here. Until then its value is what it was opened with.
 */
export function awaitAreas(
  { context, value }: MountOptions,
  { root }: Stage,
  open: () => MountedForm,
): MountedForm {
  let form: MountedForm | undefined
  let isGone = false
  let arrived: (form: MountedForm) => void
  const whole = new Promise<MountedForm>((resolve) => {
    arrived = resolve
  })
  const bring = (): void => {
    root.render(<PartNotice />)
    loadStandardAreas().then(
      () => {
        if (isGone) return
        form = open()
        arrived(form)
      },
      () => !isGone && root.render(<PartNotice onRetry={bring} />),
    )
  }
  bring()
  return {
    unmount() {
      isGone = true
      if (form) form.unmount()
      else root.unmount()
    },
    getValue: () => form?.getValue() ?? value ?? context?.initial ?? {},
    validate: async () => (await whole).validate(),
  }
}
