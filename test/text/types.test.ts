import { expect, test } from 'vitest';
import { listRefusedSnippets, root } from '../support/compiling.ts';

/** Lines of a module that may not compile, by their purpose. */
const snippets: Readonly<Record<string, string>> = {
  'a string in Markdown': 'void md`${foreign}`;',
  'a template in Markdown': 'void md`${`from ${foreign}`}`;',
  'a string in a list': "void join([foreign], ', ');",
  'a string as separator': 'void join([md`a`], foreign);',
  'a string in a cell': 'void table([md`Job`], [[foreign]]);',
  'a string as the text of a link': 'void link(foreign, foreign);',
  'a string in the title of a fold': 'void details(foreign, md`a`, true);',
  'a string in a callout': "void callout('NOTE', foreign);",
  'log text in Markdown': 'void md`${plain`a`}`;',
  'an object like Markdown': 'const like: Markdown = { parts: [foreign] }; void like;',
  'a string in the step summary': 'void runner.appendSummary(foreign);',
  'Markdown in the step summary, which did not leave by the publisher': 'void runner.appendSummary(md`a`);',
  'a string in the log': 'void runner.log(foreign);',
  'a template in the log': 'void runner.log(`from ${foreign}`);',
  'Markdown in the log': 'void runner.log(md`a`);',
  'a string in a group': 'void runner.group(foreign);',
  'a string in an annotation': 'void runner.warning(foreign);',
  'a string in a comment': 'void createComment(thread, foreign);',
  'a string over a comment': 'void updateComment(thread, 1, foreign);',
  'a string in an issue': 'void createIssue(thread, { title: publisher.line(foreign), body: foreign, labels: [] });',
  'a string as the title of an issue':
    'void createIssue(thread, { title: foreign, body: publisher.markdown(md`a`), labels: [] });',
  'a string over an issue': 'void updateIssue(thread, 1, { body: foreign });',
  'a string in a commit status':
    "void setCommitStatus(thread.github, thread.repository, { commit: '', state: 'success', context: '', description: foreign, url: undefined });",
  'a string as a line that a later run reads': 'const forged: Mark = foreign; void forged;',
};

const head = [
  `import { callout, code, details, join, link, md, prose, table, type Markdown } from '${root}/src/text/markdown.ts';`,
  `import { plain, plainLines } from '${root}/src/text/log-text.ts';`,
  `import { toMark, type Mark } from '${root}/src/text/published.ts';`,
  `import type { Publisher } from '${root}/src/text/publisher.ts';`,
  `import type { Runner } from '${root}/src/clients/github/runner.ts';`,
  `import { createComment, updateComment, type Thread } from '${root}/src/clients/github/comments/requests.ts';`,
  `import { createIssue, updateIssue } from '${root}/src/clients/github/issues/issues.ts';`,
  `import { setCommitStatus } from '${root}/src/clients/github/repositories.ts';`,
  'declare const foreign: string; declare const runner: Runner; declare const publisher: Publisher; declare const thread: Thread;',
  'void createComment(thread, publisher.markdown(md`${toMark`outrider:x ${foreign}`} ${code(foreign)} ${prose(foreign)} ${1}`));',
  'runner.log(plain`from ${foreign}: ${plainLines(foreign)}`);',
];
test('tsc compiles literals with quotations, and refuses every string that would be rendered or sent as it is', () => {
  expect(listRefusedSnippets(head, snippets)).toEqual(Object.keys(snippets).toSorted());
}, 120_000);
