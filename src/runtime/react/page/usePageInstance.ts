import { useLayoutEffect, useState } from 'react'
import type { PageDocument } from '#contract/page.gen.ts'
import type { Host } from '#runtime/core/host.ts'
import { createPage } from '#runtime/core/page/createPage.ts'
import type { PageInstance, PageOptions } from '#runtime/core/page/pageInstance.ts'
import { useRuntime } from '../runtimeContext.ts'

/**
 * Opens the document when the component mounts and disposes it at unmount; null before the first layout, unless it was
 * opened before the first render. `options` are read once: use another `key` for another address. A component that
 * unmounts immediately, as in React's strict mode, opens nothing: no call is sent and no remedy shown.
 */
export function usePageInstance(document: PageDocument, options: PageOptions): PageInstance | null {
  const { host, first } = useRuntime()
  const [page, setPage] = useState(() => first?.peek(document) ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: options are read once, as documented
  useLayoutEffect(() => {
    const opened = first?.take(document) ?? openPage(document, host, options)
    setPage(opened)
    return () => opened.dispose()
  }, [document, host])
  return page
}

/** Opens the page and starts it shortly after, unless it is disposed before. */
function openPage(document: PageDocument, host: Host, options: PageOptions): PageInstance {
  const opened = createPage(document, host, options)
  let left = false
  queueMicrotask(() => {
    if (!left) opened.start()
  })
  return {
    ...opened,
    dispose() {
      left = true
      opened.dispose()
    },
  }
}
