import { useEffect } from 'react'
import type { PageInstance } from '#runtime/core/page/pageInstance.ts'
import type { SourceTransport } from '#runtime/core/ports/transport.ts'
import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'
import { lateSwr } from './lateSwr.ts'

/**
 * Keeps the data of a page's sources fresh: they follow other writes to the same request, which SWR tells as soon as it
 * has loaded, and are revalidated after reconnecting. The core decides when to load and poll.
 */
export function SourceBinding({ page }: { page: PageInstance }) {
  const { transport } = useRuntime().host
  const swr = useObservable(lateSwr)
  useEffect(
    () => (swr ? undefined : onReconnect(() => askAgain(page, transport))),
    [swr, page, transport],
  )
  return swr && <swr.FreshAnswers page={page} />
}

/** With the answers comes SWR, which asks after the next time by itself. */
function askAgain(page: PageInstance, transport: SourceTransport): void {
  for (const [id, request] of Object.entries(page.requests()))
    transport.ask(request, { fresh: true }).then(
      (answer) => page.accept(id, request.key, answer),
      () => {},
    )
}

function onReconnect(then: () => void): () => void {
  addEventListener('online', then)
  return () => removeEventListener('online', then)
}
