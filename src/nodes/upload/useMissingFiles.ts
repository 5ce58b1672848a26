import { type RefObject, useEffect, useState } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { missingFiles } from '#runtime/core/page/uploads.ts'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { usePage } from '#runtime/react/pageContext.ts'
import { filesOf } from '#runtime/react/upload/filesOf.ts'

/** The message of a required upload without files, until it has some; a submission attempt focuses it. */
export function useMissingFiles(
  { bind, requiredText }: NodeOf<'upload'>,
  label: string,
  input: RefObject<HTMLInputElement | null>,
): string | undefined {
  const page = usePage()
  const own = useText(requiredText)
  const [value] = useBinding(bind)
  const [asked, setAsked] = useState(false)
  const isGiven = filesOf(value).length > 0
  useEffect(() => {
    const hear = () => {
      if (!page.takeMissing(bind)) return
      setAsked(true)
      input.current?.focus()
    }
    hear()
    return page.subscribe([missingFiles(bind)], hear)
  }, [page, bind, input])
  useEffect(() => {
    if (isGiven) setAsked(false)
  }, [isGiven])
  return asked && !isGiven ? own || `请上传${label}` : undefined
}
