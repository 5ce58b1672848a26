/** A configured `YYYY-MM-DD HH:mm:ss` is Beijing time; the wire carries UTC. Other texts must be ISO already. */
export function beijingTime(text: string): string {
  const plain = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/.exec(text)
  const [, day = '', clock = ''] = plain ?? []
  return new Date(plain ? `${day}T${clock}+08:00` : text).toISOString()
}
