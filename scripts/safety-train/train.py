"""Trains the sentence model further, together with the small network on top of it, to tell harm from ordinary talk.

Called by scripts/safety-train.ts and scripts/replies-train.ts: `train.py MODEL.onnx FOLDER [ENCODER]`. Reads FOLDER/examples.jsonl and
FOLDER/shape.json, writes FOLDER/encoder.safetensors.gz and FOLDER/heads.json. With ENCODER it goes on from that one and,
where it is there, FOLDER/before.json. The same examples give the same weights on the same machine. Needs python3-torch, python3-onnx and
libopenblas0-pthread. Two processes share every batch, each on one thread: with two threads OpenBLAS waits more than it
computes.
"""

import json
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.multiprocessing as processes
import torch.nn.functional as F
from torch import nn

from encoder import SIZE, Dropout, Encoder, SentenceModel, narrow, read_adaptation, write_adaptation

PROCESSES = 2
# Each layer learns a little less than the one above it, and the small networks much more than any.
RATE_PER_LAYER = 0.9
HEAD_RATE = 2e-3
DECAY = 0.01
WARM_UP = 0.06
DROPOUT = 0.1
HEAD_DROPOUT = 0.3
MASKED = 0.1
SMOOTHING = 0.05
RARE = -4.0
HEADS = 3
HIDDEN = 64
# Texts by which is chosen what a narrower layer keeps.
READ_TO_NARROW = 5_000
OTHERS_WEIGHT = 0.3
# As in src/features/safety/server/learned/small-network.ts: a unit vector's numbers are small beside the others.
VECTOR_GAIN = 6.0
MASK_TOKEN, FIRST_WORD_TOKEN = 103, 104


class Head(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.first = nn.Linear(SIZE + shape["circumstances"], HIDDEN)
        self.second = nn.Linear(HIDDEN, shape["levels"] + shape["kinds"] + shape["signs"])
        nn.init.normal_(self.second.weight, std=0.06)
        # Every kind and sign is rare.
        nn.init.constant_(self.second.bias[shape["levels"] :].data, RARE)
        self.lexical = nn.Embedding(shape["words"], shape["levels"])
        nn.init.zeros_(self.lexical.weight)
        self.levels = shape["levels"]

    def forward(self, vector, words, weights):
        logits = self.second(F.dropout(F.relu(self.first(vector)), HEAD_DROPOUT, self.training))
        # Some words are hidden, so that no single one is trusted too much; what is left is not made up for.
        if self.training:
            weights = weights * (torch.rand_like(weights) >= HEAD_DROPOUT)
        said = (self.lexical(words) * weights[..., None]).sum(1)
        return torch.cat([logits[:, : self.levels] + said, logits[:, self.levels :]], 1)


class Network(nn.Module):
    def __init__(self, source, shape):
        super().__init__()
        self.encoder = Encoder(source)
        self.heads = nn.ModuleList(Head(shape) for _ in range(HEADS))

    def forward(self, batch, drop):
        vector = drop(self.encoder(batch["ids"], batch["mask"], drop) * VECTOR_GAIN)
        seen = torch.cat([vector, batch["circumstances"]], 1)
        return [head(seen, batch["words"], batch["weights"]) for head in self.heads]


def padded(rows, dtype):
    longest = max(1, max(len(row) for row in rows))
    values = torch.zeros(len(rows), longest, dtype=dtype)
    for at, row in enumerate(rows):
        values[at, : len(row)] = torch.tensor(row, dtype=dtype)
    return values


def hot(indices, size):
    values = torch.zeros(size)
    values[indices] = 1.0
    return values


def batch_of(rows, shape):
    ids = padded([row["ids"] for row in rows], torch.long)
    mask = padded([[1] * len(row["ids"]) for row in rows], torch.long)
    hidden = (torch.rand(ids.shape) < MASKED) & (ids >= FIRST_WORD_TOKEN)
    signs = [[] if row["sign"] in (None, -1) else [row["sign"]] for row in rows]
    count = shape["levels"]
    # How much of what is learned is what earlier trainings say, where they were asked, and not the label.
    share = shape.get("taughtShare", 0.0)
    levels = [[SMOOTHING / count + (1 - SMOOTHING) * (at == row["level"]) for at in range(count)] for row in rows]
    taught = [
        [(1 - share) * label + share * said for label, said in zip(level, row["taught"])] if "taught" in row else level
        for row, level in zip(rows, levels)
    ]
    return {
        "ids": ids.masked_fill(hidden, MASK_TOKEN),
        "mask": mask,
        "circumstances": torch.tensor([row["circumstances"] for row in rows]),
        "words": padded([row["words"] for row in rows], torch.long),
        "weights": padded([row["weights"] for row in rows], torch.float),
        "levels": torch.tensor(taught),
        "kinds": torch.stack([hot(row["kinds"], shape["kinds"]) for row in rows]),
        "signs": torch.stack([hot(sign, shape["signs"]) for sign in signs]),
        "signs_known": torch.tensor([0.0 if row["sign"] is None else 1.0 for row in rows])[:, None],
    }


def batches(examples, shuffled, most):
    """Texts of like length together, in a random order."""
    shuffled.shuffle(examples)
    size = most * 25
    near = [
        sorted(examples[at : at + size], key=lambda row: len(row["ids"]))
        for at in range(0, len(examples), size)
    ]
    parts = [part[at : at + most] for part in near for at in range(0, len(part), most)]
    shuffled.shuffle(parts)
    return parts


def loss_of(logits, batch, shape):
    levels, kinds, signs = logits.split([shape["levels"], shape["kinds"], shape["signs"]], 1)
    wanted = batch["levels"] * torch.tensor(shape["levelWeight"])
    by_level = -(wanted * levels.log_softmax(1)).sum() / wanted.sum()
    by_kind = F.binary_cross_entropy_with_logits(kinds, batch["kinds"], reduction="none").sum(1).mean()
    by_sign = F.binary_cross_entropy_with_logits(signs, batch["signs"], reduction="none")
    by_sign = (by_sign * batch["signs_known"]).sum(1).mean()
    return by_level + OTHERS_WEIGHT * (by_kind + by_sign)


class Together:
    """What one of several processes knows of the others. All share the weights; each reads its part of a batch, and moves
    its part of the weights by the mean of all slopes."""

    def __init__(self, rank, barrier, slopes, squares):
        self.rank, self.barrier, self.slopes, self.squares = rank, barrier, slopes, squares

    def rows_of(self, rows):
        return rows[self.rank :: PROCESSES] or rows[:1]

    def own(self, parameters):
        """Puts every slope where the others see it, and returns the parameters that are this process's to move."""
        size = self.slopes[0].numel() / PROCESSES
        ends = np.cumsum([parameter.numel() for parameter in parameters])
        starts = np.concatenate([[0], ends[:-1]])
        for parameter, start, end in zip(parameters, starts, ends):
            parameter.grad = self.slopes[self.rank][start:end].view_as(parameter)
        own = [at for at, start in enumerate(starts) if int(start // size) == self.rank]
        self.part = slice(int(starts[own[0]]), int(ends[own[-1]]))
        return {parameters[at] for at in own}

    def average(self, most):
        """Makes the slopes of the own part the mean over all processes, shortened so that all together measure `most`."""
        self.barrier.wait()
        mean = self.slopes[self.rank][self.part]
        for rank, slopes in enumerate(self.slopes):
            if rank != self.rank:
                mean += slopes[self.part]
        mean /= PROCESSES
        self.squares[self.rank] = mean.square().sum()
        self.barrier.wait()
        mean *= min(1.0, most / (self.squares.sum().sqrt().item() + 1e-6))


def trained_parameters(network):
    return [parameter for parameter in network.parameters() if parameter.requires_grad]


def train(network, examples, shape, together):
    own = together.own(trained_parameters(network))
    of = lambda module: [parameter for parameter in module.parameters() if parameter in own]
    groups = [{"params": of(network.heads), "lr": HEAD_RATE}] + [
        {"params": of(layer), "lr": shape["rate"] * RATE_PER_LAYER**below}
        for below, layer in enumerate(reversed(network.encoder.layers))
    ]
    optimiser = torch.optim.AdamW(groups, weight_decay=DECAY)
    rates = [group["lr"] * shape["gentleness"] for group in optimiser.param_groups]
    drop = Dropout(DROPOUT)
    total = -(-len(examples) // shape["batch"]) * shape["passes"]
    shuffled, started, step, recent = random.Random(shape["order"]), time.time(), 0, []
    network.train()
    for _ in range(shape["passes"]):
        for rows in batches(examples, shuffled, shape["batch"]):
            share = min(1.0, step / (WARM_UP * total)) * (1 - step / total)
            for group, rate in zip(optimiser.param_groups, rates):
                group["lr"] = rate * share
            batch = batch_of(together.rows_of(rows), shape)
            loss = sum(loss_of(logits, batch, shape) for logits in network(batch, drop)) / HEADS
            together.slopes[together.rank].zero_()
            loss.backward()
            together.average(1.0)
            optimiser.step()
            # Nobody reads on before all have moved their part.
            together.barrier.wait()
            step += 1
            recent.append(loss.item())
            if together.rank == 0 and (step % 100 == 0 or step == total):
                left = (time.time() - started) / step * (total - step)
                print(f"step {step} of {total}, loss {np.mean(recent):.3f}, {left / 60:.0f} min left", flush=True)
                recent = []


def load_heads(network, path):
    with open(path) as file:
        known = json.load(file)
    for head, numbers in zip(network.heads, known):
        for tensor, name in (
            (head.first.weight, "first"),
            (head.first.bias, "firstBias"),
            (head.second.weight, "second"),
            (head.second.bias, "outputBias"),
        ):
            tensor.data = torch.tensor(numbers[name], dtype=torch.float).view(tensor.shape)
        head.lexical.weight.data = torch.tensor(numbers["lexical"], dtype=torch.float).view(head.levels, -1).T.contiguous()


def work(rank, network, together, folder):
    torch.set_num_threads(1)
    shape = shape_in(folder)
    torch.manual_seed(PROCESSES * shape["order"] + rank)
    train(network, examples_in(folder), shape, Together(rank, *together))


def examples_in(folder):
    with open(f"{folder}/examples.jsonl") as file:
        return [json.loads(line) for line in file]


def texts_to_narrow_by(folder, most):
    """Pairs of token numbers and mask, texts of like length together."""
    examples = examples_in(folder)
    random.Random(1).shuffle(examples)
    rows = sorted((row["ids"] for row in examples[:READ_TO_NARROW]), key=len)
    for at in range(0, len(rows), most):
        part = rows[at : at + most]
        yield padded(part, torch.long), padded([[1] * len(row) for row in part], torch.long)


def shape_in(folder):
    with open(f"{folder}/shape.json") as file:
        return json.load(file)


def write(folder, network, source):
    write_adaptation(f"{folder}/encoder.safetensors.gz", network.encoder, source)
    numbers = lambda tensor: tensor.detach().flatten().tolist()
    heads = [
        {
            "first": numbers(head.first.weight),
            "firstBias": numbers(head.first.bias),
            "second": numbers(head.second.weight),
            "lexical": numbers(head.lexical.weight.T),
            "outputBias": numbers(head.second.bias),
        }
        for head in network.heads
    ]
    with open(f"{folder}/heads.json", "w") as file:
        json.dump(heads, file)


def main(model, folder, before=None):
    torch.manual_seed(1)
    source, shape = SentenceModel(model), shape_in(folder)
    network = Network(source, shape)
    if before:
        read_adaptation(before, network.encoder, source)
        if Path(f"{folder}/before.json").exists():
            load_heads(network, f"{folder}/before.json")
    if shape.get("width"):
        narrow(network.encoder, texts_to_narrow_by(folder, shape["batch"]), shape["width"])
    network.share_memory()
    size = sum(map(torch.numel, trained_parameters(network)))
    slopes = [torch.zeros(size).share_memory_() for _ in range(PROCESSES)]
    squares = torch.zeros(PROCESSES).share_memory_()
    barrier = processes.get_context("spawn").Barrier(PROCESSES)
    processes.spawn(work, (network, (barrier, slopes, squares), folder), PROCESSES)
    write(folder, network, source)


if __name__ == "__main__":
    main(*sys.argv[1:])
