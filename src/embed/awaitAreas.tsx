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
 * Placeholder for a form whose areas are still loading: it shows the progress, offers a retry after a failure, and
 * becomes the form once they are loaded. Until then its value is the initial one.
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
