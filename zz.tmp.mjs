import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { closureOf } from './tests/rules/import-graph.ts';

const said = (files) => {
  const m = new Map();
  for (const f of files) {
    if (f.startsWith('src/languages/') || !existsSync(f)) continue;
    for (const [, p] of readFileSync(f, 'utf8').matchAll(/\bstaff\.(\w+)\./g)) {
      if (!m.has(p)) m.set(p, []);
      m.get(p).push(f);
    }
  }
  return m;
};
const E = ['common', 'signIn'];
const app = said(
  closureOf('src/admin/App.tsx', { leaves: ['src/admin/start/load-staff-area.ts'] }),
);
for (const [p, f] of app) if (!E.includes(p)) console.log('APP', p, f);
const frame = said(
  closureOf('src/admin/StaffArea.tsx', { leaves: ['src/admin/routes.tsx'], isAtOnce: true }),
);
const shell = said(closureOf('src/admin/shell/Shell.tsx', { isAtOnce: true }));
for (const [p, f] of shell) frame.set(p, [...(frame.get(p) ?? []), ...f]);
const F = [...frame.keys()].filter((p) => !E.includes(p)).sort();
for (const p of F)
  console.log('FRAME', p, [...new Set(frame.get(p))].slice(0, 4).join(' '), frame.get(p).length);
if (process.argv[2]) {
  let l = readFileSync('src/admin/start/load-staff-area.ts', 'utf8');
  l = l.replace(
    /FRAME_WORDS: readonly StaffPart\[\] = \[[^\]]*\]/,
    `FRAME_WORDS: readonly StaffPart[] = [${F.map((p) => `'${p}'`).join(', ')}]`,
  );
  writeFileSync('src/admin/start/load-staff-area.ts', l);
  let s = readFileSync('src/admin/routes.tsx', 'utf8');
  s = s.replace(/import\('\.\/([^']+)'\),\s*'(\w+)',\s*\[[^\]]*\]/g, (all, path, name) => {
    const ps = [...said(closureOf('src/admin/' + path)).keys()]
      .filter((p) => !E.includes(p) && !F.includes(p))
      .sort();
    console.log(name, ps.join(' '));
    return `import('./${path}'), '${name}', [${ps.map((p) => `'${p}'`).join(', ')}]`;
  });
  writeFileSync('src/admin/routes.tsx', s);
}
