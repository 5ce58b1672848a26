import { useCallback, useEffect } from 'react'
import useSWR from 'swr'
import type { PageInstance } from '#runtime/core/page/pageInstance.ts'
import type { Request } from '#runtime/core/ports/transport.ts'
import { useStore } from '../hooks/useStore.ts'
import { useRuntime } from '../runtimeContext.ts'

/** The answers of a page's sources in SWR's cache, each followed for itself. */
export function FreshAnswers({ page }: { page: PageInstance }) {
  useStore(
    useCallback((listener) => page.subscribe(['data'], listener), [page]),
    () => signatureOf(page),
  )
  return Object.entries(page.requests()).map(([id, request]) => (
    <FreshAnswer key={`${id} ${request.key}`} page={page} id={id} request={request} />
  ))
}

const signatureOf = (page: PageInstance): string =>
  Object.entries(page.requests())
    .map(([id, { key }]) => `${id} ${key}`)
    .join('\n')

interface FreshAnswerProps {
  page: PageInstance
  id: string
  request: Request
}

function FreshAnswer({ page, id, request }: FreshAnswerProps) {
  const { transport } = useRuntime().host
  const { data } = useSWR(
    request.key,
    () => transport.ask(request, { fresh: true }),
    ONLY_RECONNECT,
  )
  useEffect(() => {
    if (data !== undefined) page.accept(id, request.key, data)
  }, [data, page, id, request.key])
  return null
}

const ONLY_RECONNECT = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
}
