import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { service, startStory, type Story } from '../support/registering.ts';

/** References in a job file that are resolved neither by Nomad's parser nor on the client. */

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';

function inTask(lines: string): string {
  const source = service('web').replace('driver = "mock_driver"', `driver = "mock_driver"\n      ${lines}`);
  return /^ env\b/m.test(lines) ? source.replace(/ +env \{\n +IMAGE[^}]*\}\n/, '') : source;
}

function started(lines: string, more: Readonly<Record<string, string>> = {}): Promise<Story> {
  return startStory({ files: { [file]: inTask(lines), ...more } });
}

function warnings({ annotations }: ActionRun): readonly string[] {
  return annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
}

const why = 'Functions get the text of a reference, such as `${node.class}`: only the client has its value.';

describe.concurrent('a reference that nobody resolves', () => {
  test.each([
    ['meta {\n a = try(nope.x, "d")\n }', 'Meta[a]'],
    ['meta {\n a = upper(node.class)\n }', 'Meta[a]'],
    ['meta {\n a = title(attr.kernel.name)\n }', 'Meta[a]'],
    ['meta {\n a = replace(node.class, "class", "colour")\n }', 'Meta[a]'],
    ['user = "a-${try(nope.x, "")}"', 'User'],
    ['meta {\n a = nope.list[0].x\n }', 'Meta[a]'],
  ])('plan warns of %j', async (lines, field) => {
    await using story = await started(lines);
    const run = await story.plan();
    const text = `A reference to a variable that does not exist is left in \`app/server ${field}\`. ${why}`;
    expect([run.exitCode, warnings(run)]).toEqual([0, [`Job \`web\`: ${text}`]]);
  });

  test('plan names several fields in one warning, each once', async () => {
    await using story = await started('meta {\n b = upper(node.class)\n a = "${upper(node.class)} ${nope.y}"\n }');
    expect(warnings(await story.plan())).toEqual([
      expect.stringContaining('is left in `app/server Meta[a]`, `app/server Meta[b]`. '),
    ]);
  });

  test.each([
    [
      'known to the client',
      'meta {\n a = node.class\n b = "${attr.kernel.name}-${meta.rack.row}"\n c = node["unique.name"]\n d = "${node.unique.id} ${node.datacenter} ${node.region} ${node.pool} ${node.attr.x.y}"\n }',
    ],
    [
      'of the environment',
      'meta {\n a = NOMAD_ALLOC_ID\n b = env["HOME"]\n c = "${NOMAD_META_a.b} ${PATH}"\n d = COLOUR\n }',
    ],
    ['of a device or a secret', 'meta {\n a = device.attr.memory\n b = "${secret.db.password}"\n }'],
    ['of the task itself', 'meta {\n a = my.key\n }\n env = { "my.key" = "x" }'],
    [
      'that another program resolves',
      'env {\n PATTERN = "%d ${spring.application.name}"\n OTHER = "${ log.level }"\n }',
    ],
    ['of a template', 'template {\n destination = "local/a"\n data = <<EOT\nformat ${request.id}\nEOT\n }'],
    ['with an escape', 'meta {\n a = "$${not.mine}"\n }'],
  ])('plan does not warn of one %s', async (_, lines) => {
    await using story = await started(lines);
    expect(warnings(await story.plan())).toEqual([]);
  });

  test('plan does not warn of what files and variables contain', async () => {
    const lines = 'meta {\n a = file("jobs/log.conf")\n b = var.pattern\n }';
    await using story = await started('', { 'jobs/log.conf': 'name ${log.file}' });
    story.workspace.write(file, `variable "pattern" {\n type = string\n}\n${inTask(lines)}`);
    const run = await story.plan({ inputs: { vars: 'pattern=%d ${log.level}', redact: 'none' } });
    expect([run.exitCode, warnings(run)]).toEqual([0, []]);
  });

  test('plan does not show a part of a secret', async () => {
    await using story = await started('');
    const source = inTask('meta {\n A = upper(var.word)\n B = upper(node.class)\n }');
    story.workspace.write(file, `variable "word" {\n type = string\n}\n${source}`);
    const run = await story.plan({ inputs: { 'secret-vars': 'word=x${hunter.two}' } });
    const [text = '', ...others] = warnings(run);
    expect([run.exitCode, text, others]).toEqual([0, expect.stringContaining('is left in `app/server Meta[B]`. '), []]);
    expect(JSON.stringify(run)).not.toContain('HUNTER');
  });
});
