import { useLayoutEffect, useRef } from 'react'

/** A picture that came with the HTML may have loaded or failed before anybody listened: it is told again. */
export function useMissedAnswer(src: string) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const image = picture.current
    if (image?.complete && src !== '') image.src = src
  }, [src])
  return picture
}
