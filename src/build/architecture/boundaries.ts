import { type Floors, rooms } from './rules.ts'

/**
 * Who may import whom: the one table of the house. `generate.ts` makes of it the linter's rules (`.biome.rooms.gen.json`)
 * and the picture in `src/ARCHITECTURE.md`. What is not said to be allowed here is refused, in the words of `refusal`.
 */

/**
 * The rooms by their folder, from the ones that use to the ones that are used. A room is imported by its name without
 * `src/` (`#domain/…`), and `runtime` stands for both of its rooms. Where parts of a room are named (`replay/proof`), they
 * are its public face for the importing room.
 */
export const ROOMS = rooms({
  'src/app': {
    holds: 'the one place where tables meet: starts the browser side',
    mayImport: [
      'contract',
      'domain',
      'adapters',
      'runtime',
      'nodes',
      'studio',
      'widgets',
      'client',
      'replay',
      'schemas',
    ],
    refusal:
      'app imports every room of the browser, never server or lint: the server lints and sends its findings with the page.',
    runsOn: 'browser',
  },
  'src/embed': {
    holds: 'the form engine as one module for other people’s pages',
    mayImport: ['contract', 'domain', 'adapters', 'runtime', 'widgets', 'fixtures'],
    refusal:
      "embed is the form engine alone: no page, node, client or server reaches other people's pages.",
    runsOn: 'browser',
  },
  'src/server': {
    holds: 'HTTP, calls by name, modules with their repositories, store, providers, local sandbox',
    mayImport: [
      'contract',
      'domain',
      'adapters',
      'runtime/core/form',
      'lint',
      'replay/approval',
      'replay/report',
      'replay/proof',
      'replay/cases',
      'replay/play',
      'replay/scenarioFile',
      'schemas',
      'fixtures',
    ],
    refusal:
      "server may import contract, domain, adapters, lint, replay's comparison and proof of forms, its scenarios and, to repeat the rules, runtime/core/form: nothing of the browser.",
    runsOn: 'node',
    byPath: { file: 'build/requireNode.ts', because: 'too old a Node is named before all else' },
  },
  'src/replay': {
    holds: 'form scenarios and their command: play, approve, prove, coverage, migrate',
    mayImport: ['contract', 'domain', 'adapters', 'runtime/core', 'schemas'],
    refusal:
      'replay may import contract, domain, adapters, runtime/core and the schemas: it drives the form store without a view.',
    runsOn: 'node',
  },
  'src/nodes': {
    holds: 'one folder a node kind of the page language; the same files in each',
    mayImport: ['contract', 'domain', 'adapters', 'runtime'],
    refusal:
      'A node kind may import contract, domain, adapters and runtime: other rooms reach it through src/app.',
    runsOn: 'browser',
  },
  'src/formDocument': {
    holds:
      'what a form’s document says, and how it is changed: rows, keys, rules and sentences, uses, repairs',
    mayImport: ['contract', 'domain', 'adapters', 'runtime/core/documents'],
    refusal:
      'formDocument may import contract, domain and adapters, and expands documents as the runtime does: it reads and changes forms and draws none.',
    runsOn: 'anything',
  },
  'src/studio': {
    holds: 'where staff change the configuration: loaded with its first page, never by applicants',
    mayImport: ['contract', 'domain', 'adapters', 'formDocument', 'runtime', 'lint', 'replay'],
    refusal:
      'The studio may import contract, domain, adapters, formDocument, runtime, and what lint and replay do without files: it is loaded late, and other rooms reach it through src/app.',
    runsOn: 'browser',
  },
  'src/widgets': {
    holds: 'one folder a field type of `formInfo`; the same files in each',
    mayImport: ['contract', 'domain', 'adapters', 'runtime'],
    refusal:
      'A widget may import contract, domain, adapters and runtime: other rooms reach it through src/app.',
    runsOn: 'browser',
  },
  'src/runtime/react': {
    holds: 'thin bindings: draws pages, nodes, forms, dialogs; knows no screen',
    mayImport: ['contract', 'domain', 'adapters', 'runtime/core'],
    refusal:
      'runtime/react knows no widget, node or screen: they are handed in by src/app as tables.',
    runsOn: 'browser',
  },
  'src/runtime/core': {
    holds: 'pages, sources, actions, guards, wizard, the form store; no React',
    mayImport: ['contract', 'domain', 'adapters'],
    refusal:
      'runtime/core may import contract, domain and adapters only: verbs, transports and views are handed in by src/app.',
    runsOn: 'anything',
  },
  'src/lint': {
    holds: 'findings about documents, with file, line and column',
    mayImport: ['contract', 'domain', 'adapters', 'schemas'],
    refusal:
      'lint may import contract, domain, adapters and the schemas: it judges documents and runs none.',
    runsOn: 'node',
  },
  'src/client': {
    holds: 'calls by name, envelope, errors, token, upload; no React',
    mayImport: ['contract'],
    refusal: 'client may import contract only: it sends calls and knows neither pages nor rules.',
    runsOn: 'browserAlone',
  },
  adapters: {
    holds: 'pure functions: the server’s words into the runtime’s, and back',
    mayImport: ['contract', 'domain'],
    refusal:
      "adapters may import contract and domain only: they turn the server's words into the runtime's and know no runtime.",
    runsOn: 'anything',
  },
  'src/domain': {
    holds: 'rules both sides obey: json-logic, validators, cards, patterns, statuses',
    mayImport: ['contract'],
    refusal:
      'domain may import contract only: what comes from further out is handed in as a parameter.',
    runsOn: 'anything',
    except: { files: 'src/domain/**/generate.ts', because: 'generators run on Node only (0084)' },
  },
  'src/contract': {
    holds: 'leaf: generated types of the calls, codes by name, page and form languages',
    mayImport: [],
    refusal:
      'contract is a leaf and imports no room: move the type here, or hand the value in from the caller.',
    runsOn: 'anything',
    except: { files: 'src/contract/generate/**', because: 'generators run on Node only (0084)' },
  },
  'src/build': {
    holds: 'what builds and runs before a start',
    mayImport: [],
    refusal: 'build runs before anything is built: it imports no room.',
    runsOn: 'node',
  },
})

const GROUND = 'The ground of the server knows nothing above it: take what you need as a parameter.'

/**
 * Inside these folders, the floors on which their folders and files stand, from the ground up. What stands on a floor may
 * import the floors below: none above, and nothing beside it. A loose file that is not named may import and be imported.
 */
export const FLOORS: Record<string, Floors> = {
  'src/runtime/core': {
    floors: [
      ['loadOnce.ts'],
      ['ports', 'value'],
      ['boot', 'documents', 'coverage', 'form', 'createSession.ts', 'failure.ts', 'stateCache.ts'],
      ['ruleWords'],
      ['why', 'drafts', 'dialogs', 'scope'],
      ['sample', 'sources', 'wizard'],
      ['pageForms'],
      ['host.ts'],
      ['guards'],
      ['actions'],
      ['page'],
      ['createRuntime.ts'],
    ],
    refusal:
      'Folders of runtime/core import those below them only (its README lists them from the bottom up): move the type down, or take what you need as a parameter.',
    exceptions: [
      {
        of: 'host.ts',
        mayNotImport: ['sources', 'wizard'],
        because: 'it is what every page runs on, and they are parts of one page',
      },
    ],
  },
  'src/runtime/react': {
    floors: [
      ['hooks', 'focus', 'html', 'print'],
      ['theme', 'upload', 'notices'],
      ['controls'],
      ['form'],
      ['NodeView.tsx'],
      ['NodesView.tsx'],
      ['page'],
      ['staged'],
      ['dialogs'],
      ['PageView.tsx', 'RuntimeProvider.tsx'],
    ],
    refusal:
      'Folders of runtime/react import those below them only (its README lists them from the bottom up): move what both need down, or hand it in as a prop.',
  },
  'src/formDocument': {
    floors: [
      ['formDocument.ts'],
      ['rows'],
      ['keys', 'options', 'names'],
      ['relations'],
      ['edits'],
      ['rules', 'types'],
      ['uses'],
    ],
    refusal:
      'Folders of formDocument import those below them only (its README lists them from the bottom up): move what both need down.',
  },
  'src/runtime/react/form': {
    floors: [
      ['session'],
      ['leaving'],
      ['frame'],
      ['sections', 'summary', 'draft', 'review'],
      ['FormBody.tsx'],
      ['FormView.tsx'],
    ],
    refusal:
      'Rooms of the form import one way, session < leaving < frame < sections, and its other rooms stand beside each other: move what both need down.',
  },
  'src/server': {
    named: '#server',
    floors: [
      { holds: ['messages', 'encryption', 'tracing'], refusal: GROUND },
      { holds: ['threads'], refusal: GROUND },
      {
        holds: ['store', 'providers'],
        refusal:
          'store and providers know no service, no request and not each other: write the interface of what you need here, and let src/server/start hand it in.',
      },
      {
        holds: ['base'],
        refusal:
          'What all modules stand on knows none of them: take what you need as a parameter, or move what both need down.',
      },
      {
        holds: ['modules'],
        refusal:
          'A module knows no call, no HTTP, no job and no stand-in: name the facts and parts it needs (base/call.ts), or take a function.',
      },
      {
        holds: ['calls', 'settings'],
        refusal:
          'calls and settings are below http: what a request brings is handed in, and src/server/start wires the rest.',
      },
      {
        holds: ['http'],
        refusal:
          'http serves what it is given and knows no job and no stand-in: take a function, and let src/server/start hand it in.',
      },
      ['sandbox', 'jobs', 'seed', 'firstScreen', 'control', 'metrics'],
      {
        holds: ['start'],
        refusal: 'Commands use src/server/start, which knows none of them.',
      },
      ['operate'],
    ],
    refusal:
      'These folders stand beside one another and know nothing of each other: src/server/start wires them, or the shared part belongs further down.',
    exceptions: [
      {
        of: 'metrics',
        mayImport: ['jobs', 'firstScreen'],
        because: 'it counts what they do (0332)',
      },
    ],
  },
  'src/server/operate': {
    floors: [['config'], ['setup', 'backup', 'guide'], ['doctor']],
    refusal:
      'Commands stand beside one another: what two need is in operate/config, or in src/server/control.',
  },
  'src/server/modules': {
    named: '#server/modules',
    floors: [
      ['files'],
      ['configuration'],
      ['records'],
      ['people'],
      ['money', 'changes', 'privacy'],
    ],
    refusal:
      'Modules import those below them only (the README of the server lists them from the bottom up): move what both need down, or take a function.',
  },
}
