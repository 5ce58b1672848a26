import { valueAt } from '#adapters/schemaForm/panelOf.ts'
import { AssetPicture } from '../../file/AssetPicture.tsx'
import styles from './Previews.module.css'
import type { PreviewProps } from './previewProps.ts'
import texts from './texts.json' with { type: 'json' }

const PLACES = {
  sub: ['webInfo', 'theme', 0],
  main: ['webInfo', 'theme', 1],
  header: ['webInfo', 'headerBg'],
  footer: ['webInfo', 'footerBg'],
  logo: ['webInfo', 'logo'],
  copyright: ['webInfo', 'copyright'],
} as const

/** A colour that a drawing may be filled with; white for what is none. */
const colourOf = (value: unknown): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : '#FFFFFF'

/** The colours of the site in a small page: header with logo, a button and a link, footer. */
export function ThemePreview({ open, change }: PreviewProps) {
  const at = (place: keyof typeof PLACES) => valueAt(open.object, PLACES[place])
  return (
    <section className={styles.theme} aria-label={texts.theme.title}>
      <AssetPicture change={change} address={String(at('logo') ?? '')} />
      <svg viewBox="0 0 480 150" role="img" aria-label={texts.theme.drawing}>
        <rect width="480" height="150" fill="#F4F6F8" />
        <rect width="480" height="36" fill={colourOf(at('header'))} />
        <text x="16" y="23" fontSize="14" fill={colourOf(at('main'))}>
          {open.name}
        </text>
        <rect x="16" y="52" width="96" height="34" rx="6" fill={colourOf(at('main'))} />
        <text x="64" y="74" fontSize="13" fill="#FFFFFF" textAnchor="middle">
          {texts.theme.main}
        </text>
        <rect x="124" y="52" width="96" height="34" rx="6" fill={colourOf(at('sub'))} />
        <text x="172" y="74" fontSize="13" fill="#1D2733" textAnchor="middle">
          {texts.theme.sub}
        </text>
        <text x="236" y="74" fontSize="13" fill={colourOf(at('main'))} textDecoration="underline">
          {texts.theme.link}
        </text>
        <rect y="110" width="480" height="40" fill={colourOf(at('footer'))} />
        <text x="16" y="134" fontSize="12" fill="#FFFFFF">
          {String(at('copyright') ?? '')}
        </text>
      </svg>
    </section>
  )
}
