import type { Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'vite'

/** The class every element of ours stands in on other people's pages (`src/embed/scopeElement.ts`). */
const SCOPE = '.society-form'
const PLACEHOLDER = '__FORM_STYLES__'

const ROOTS = /^(?::root|html|body)(?![\w-])/
/** Classes of CSS modules and of Mantine are ours alone; anything else would reach the page around. */
const OWN = /[.#]/

function scoped(selector: string): string {
  if (selector.includes(SCOPE)) return selector
  if (ROOTS.test(selector))
    return selector.replace(ROOTS, SCOPE).replace(/ (?:html|body)(?![\w-])/, '')
  return OWN.test(selector) ? selector : `:where(${SCOPE}) ${selector}`
}

/** Holds every rule inside our own elements: variables of the root, and rules about plain elements. */
export const scopeStyles: PostcssPlugin = {
  postcssPlugin: 'scope-styles',
  OnceExit(sheet) {
    sheet.walkRules((rule) => {
      const inKeyframes = rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)
      if (inKeyframes) return
      const selectors = rule.selectors.filter((selector) => !selector.startsWith(':host'))
      rule.selectors = selectors.map(scoped)
    })
  },
}

/** Puts the text of the style sheet into the module, which gives it to the document itself. */
export const stylesInside = (): Plugin => ({
  name: 'styles-inside',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const styles = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    const text = styles?.type === 'asset' ? String(styles.source) : ''
    for (const file of files)
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(PLACEHOLDER, () => JSON.stringify(text))
  },
})
