import Form from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { memo, useMemo } from 'react'
import type { FormSection } from '#contract/form.ts'
import { useFormSession } from '../session/formSession.ts'
import { RJSF_PARTS } from './rjsfParts.ts'
import { SectionProvider } from './sectionContext.ts'
import { StoreValidator } from './storeValidator.ts'

/** One rjsf form per section: uncontrolled, validated by the store, and not updated on keystrokes. */
export const SectionForm = memo(({ section }: { section: FormSection }) => {
  const { store, id, rjsf = RJSF_PARTS } = useFormSession()
  const initial = useMemo(
    () => Object.fromEntries(section.rows.flat().map((key) => [key, store.get(key)])),
    [section, store],
  )
  const validator = useMemo(() => new StoreValidator(store), [store])
  return (
    <SectionProvider value={section}>
      <Form
        tagName="div"
        idPrefix={`${id}-${section.id}`}
        schema={section.schema as RJSFSchema}
        uiSchema={section.uiSchema}
        initialFormData={initial}
        validator={validator}
        {...rjsf}
        liveValidate={false}
        showErrorList={false}
      >
        <NoButton />
      </Form>
    </SectionProvider>
  )
})
SectionForm.displayName = 'SectionForm'

/** rjsf renders a submit button unless it has children; buttons belong to the page. */
const NoButton = () => null
