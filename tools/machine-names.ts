/** The machines named on a command line, all where none is. @throws where there is no machine of a name */
function machinesNamed<Model extends { readonly name: string }>(
  names: readonly string[],
  models: readonly Model[],
): Model[] {
  const unknown = names.filter((name) => !models.some((model) => model.name === name));
  if (unknown.length > 0)
    throw new RangeError(
      `There is no machine ${unknown.join(', ')}. There are: ${models.map(({ name }) => name).join(', ')}.`,
    );
  return models.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** The same for a command: a wrong name is said, and ends it with 2. */
export function requestedMachines<Model extends { readonly name: string }>(
  models: readonly Model[],
  names: readonly string[] = process.argv.slice(2),
): Model[] {
  try {
    return machinesNamed(names, models);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
