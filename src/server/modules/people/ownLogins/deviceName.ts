import bowser from 'bowser'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/sessions.json' with { type: 'json' }

const SHOWN_AT_MOST = 60

/** Names browser and system; the truncated user agent where the library recognises neither. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return words.unknown
  const { browser, os } = bowser.parse(userAgent)
  const [browserName, system] = [plain(browser.name), plain(os.name)]
  if (browserName && system) return fill(words.device, { browser: browserName, system })
  return browserName || system || userAgent.slice(0, SHOWN_AT_MOST)
}

const plain = (name = ''): string => ownValue(words.names, name) ?? name
