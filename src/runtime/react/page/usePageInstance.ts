import { useLayoutEffect, useState } from 'react'
import type { PageDocument } from '#contract/page.ts'
import { createPage } from '#runtime/core/page/createPage.ts'
import type { PageInstance } from '#runtime/core/page/pageInstance.ts'
import type { PageOptions } from '#runtime/core/page/pageOptions.ts'
import { useRuntime } from '../runtimeContext.ts'

/**
 * Opens the document when the component appears and closes it when it goes; null before the first layout.
 * `options` are read once: another address is another component (`key`).
 */
export function usePageInstance(document: PageDocument, options: PageOptions): PageInstance | null {
  const { host } = useRuntime()
  const [page, setPage] = useState<PageInstance | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: options are read once, as documented
  useLayoutEffect(() => {
    const opened = createPage(document, host, options)
    setPage(opened)
    opened.start()
    return () => opened.dispose()
  }, [document, host])
  return page
}
