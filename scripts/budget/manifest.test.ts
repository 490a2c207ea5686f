import { expect, test } from 'vitest';
import { filesOfPage } from './manifest.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_query.js': { file: 'assets/query.js', imports: ['_react.js'] },
  'src/a-screen.tsx': { file: 'assets/a.js', imports: ['_query.js', 'index.html'] },
  'src/b-screen.tsx': { file: 'assets/b.js' },
  '_keeping-x.js': { file: 'assets/keeping.js', name: 'keeping', imports: ['_query.js'] },
  'src/app.css': { file: 'assets/app.css' },
};

test('the entry costs itself and what it imports', () => {
  expect(filesOfPage(manifest, []).toSorted()).toEqual(['assets/index.js', 'assets/react.js']);
});

test('a lazy screen adds its own chunk and what that imports, each file once', () => {
  const files = filesOfPage(manifest, ['src/a-screen.tsx']).toSorted();
  expect(files).toEqual(['assets/a.js', 'assets/index.js', 'assets/query.js', 'assets/react.js']);
});

test('a group of chunks is found by its name', () => {
  expect(filesOfPage(manifest, ['keeping'])).toContain('assets/keeping.js');
});

test('a style sheet adds nothing', () => {
  expect(filesOfPage(manifest, ['src/app.css'])).toHaveLength(2);
});

test('a part that the build does not know is refused, for the page would weigh too little', () => {
  expect(() => filesOfPage(manifest, ['src/gone.tsx'])).toThrow('The build has no part src/gone.tsx');
});
