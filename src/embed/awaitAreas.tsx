import { PartNotice } from '#widgets/controls/PartNotice.tsx'
import type { MountedForm, MountOptions } from './mountedForm.ts'
import type { Stage } from './openForm.tsx'
import { loadStandardAreas } from './standardTables.ts'

const notice = (onRetry?: () => void) => (
  <PartNotice
    coming="正在载入表单…"
    failed="表单没有载入完整，请检查网络后重试"
    onRetry={onRetry}
  />
)

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
    root.render(notice())
    loadStandardAreas().then(
      () => {
        if (isGone) return
        form = open()
        arrived(form)
      },
      () => !isGone && root.render(notice(bring)),
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
