// Plain JavaScript, because it has to run on the Node that is too old for everything else.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(
    `Preflight needs Node 24 or newer and this is ${process.versions.node}: run npm ci on Linux or Windows, or install Node 24.`,
  );
  process.exit(1);
}
